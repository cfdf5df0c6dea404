/** Whether the dependency cruiser itself is asking for TypeScript. */
export function isForCruiser(request, asker) {
  const from = (asker ?? '').replaceAll('\\', '/')
  return /^typescript(\/|$)/.test(request) && from.includes('/node_modules/dependency-cruiser/')
}

/** Node's hook for `import`: the same answer as `require` gives. */
export function resolve(request, context, next) {
  if (!isForCruiser(request, context.parentURL)) return next(request, context)
  return next(request, { ...context, parentURL: import.meta.url })
}
