require('./run-on-product-node.cjs').runOnProductNode('test.ts');
