export { groundOfReleasedPlay } from './ground.store.ts'
export { playReleaseRoutes } from './routes.ts'
