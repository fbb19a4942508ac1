process.argv.push('--dev');
require('./run-on-product-node.cjs').runOnProductNode('start.ts');
