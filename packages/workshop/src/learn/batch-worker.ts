import { workerData } from 'node:worker_threads';
import { type SharedBatch, helpWith } from './batch.js';

helpWith(workerData as SharedBatch);
