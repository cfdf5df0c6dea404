export { statementRoutes } from './routes.ts'
export { serveFiles as serveStatements } from './serveFiles.ts'
