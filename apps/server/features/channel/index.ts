export { findOpenChannel } from './channel.store.ts'
export { channelRoutes } from './routes.ts'
