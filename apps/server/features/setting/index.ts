export { settingRoutes } from './routes.ts'
export { judgeWord } from './judgeWord.ts'
export { listWaitingChanges } from './setting.store.ts'
export { setWord } from './setWord.ts'
