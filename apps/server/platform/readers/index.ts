export { measureReaders } from './measureReaders.ts'
export type { JournalEntry, Reader } from './reader.ts'
export { type RunningReaders, runReaders } from './runReaders.ts'
