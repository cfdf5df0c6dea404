export { dropWritten } from './dropWritten.ts'
export { forgetClosed, type ForgetDeps } from './forgetClosed.ts'
export { groundOfLapses } from './ground.store.ts'
export { privacyRoutes } from './routes.ts'
