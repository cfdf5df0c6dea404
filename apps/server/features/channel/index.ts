export { findOpenChannel, findOpenChannelNamed, isChannelOpen } from './channel.store.ts'
export { channelRoutes } from './routes.ts'
