export * from './chocolate/index.js';
export * from './kit.js';
export * from './registry.js';
export * from './zabor/index.js';
