export { measureReaders } from './measureReaders.ts'
export type { Reader } from './reader.ts'
export { entriesOf, type JournalEntry, type Span } from './reader.store.ts'
export { type RunningReaders, runReaders } from './runReaders.ts'
