export { findOpenChannel, findOpenChannelNamed } from './channel.store.ts'
export { channelRoutes } from './routes.ts'
