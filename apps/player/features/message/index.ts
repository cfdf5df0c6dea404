export { InboxLink } from './InboxLink.tsx'
export { takeMessage } from './messageQueue.ts'
export { MessagesRow } from './MessagesRow.tsx'
export { MessageWatch } from './MessageWatch.tsx'
