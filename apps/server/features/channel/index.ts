export {
  type ChannelValues,
  findChannelRow,
  listChannelRows,
  listGatewayRows,
  lockChannel,
  setChannel,
  switchGatewayRow,
} from './change.store.ts'
export { isOpenAt, minuteOf, writtenHours } from './channel.rules.ts'
export { findOpenChannel, findOpenChannelNamed, isChannelOpen, listTaking } from './channel.store.ts'
export { channelRoutes } from './routes.ts'
