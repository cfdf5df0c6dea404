export {
  type ChannelValues,
  findChannelRow,
  type GatewaySwitch,
  isNameFault,
  isNameTaken,
  listChannelRows,
  listGatewayRows,
  lockChannel,
  setChannel,
  switchGatewayRow,
} from './change.store.ts'
export { clockOf, isOpenAt, minuteOf, writtenHours } from './channel.rules.ts'
export { findOpenChannel, findOpenChannelNamed, isChannelOpen, isPayingOut, listTaking } from './channel.store.ts'
export { channelRoutes } from './routes.ts'
export { findWay, listWaitingWays, lockWay, type ProposedWay, setWay, type Way, wayOf } from './way.store.ts'
