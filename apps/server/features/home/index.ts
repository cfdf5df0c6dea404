export { loadHomeContent } from './home.store.ts'
export { readHomeContent } from './readHomeContent.ts'
export { homeRoutes } from './routes.ts'
