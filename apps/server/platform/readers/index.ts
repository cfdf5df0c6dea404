export { measureReaders } from './measureReaders.ts'
export type { Reader } from './reader.ts'
export type { JournalEntry } from './reader.store.ts'
export { type RunningReaders, runReaders } from './runReaders.ts'
