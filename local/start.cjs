require('./run-on-product-node.cjs').runOnProductNode('start.ts');
