export { settingRoutes } from './routes.ts'
export { listWaitingChanges } from './setting.store.ts'
export { setWord } from './setWord.ts'
