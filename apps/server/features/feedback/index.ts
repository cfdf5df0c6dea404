export { exportOwn } from './exportOwn.ts'
export { feedbackDeskRoutes, feedbackRoutes } from './routes.ts'
