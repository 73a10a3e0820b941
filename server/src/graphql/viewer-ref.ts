import type { Viewer } from '../platform/viewer.js';
import { builder } from './builder.js';

/** The one root of reading; each feature adds its fields to it. */
export const ViewerRef = builder.objectRef<Viewer>('Viewer');
