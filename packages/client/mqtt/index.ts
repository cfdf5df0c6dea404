export { type Messages, messages } from './messages.ts'
export { type FeedState, type SubscribeOptions, subscribe } from './subscribe.ts'
