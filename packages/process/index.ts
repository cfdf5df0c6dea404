export { findRoot } from './findRoot.ts'
export { followParent } from './followParent.ts'
export { standardOut } from './standardOut.ts'
export { type ReadyLine, type Report, reportFailed, reportProgress, reportReady } from './report.ts'
