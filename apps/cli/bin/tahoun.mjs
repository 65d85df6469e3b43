#!/usr/bin/env node
import module from 'node:module';

// Node keeps what it has compiled for the next start; versions before 22.8 cannot.
module.enableCompileCache?.();
await import('../dist/main.js');
