/** Where somebody looks around. Who plays, pays, proves who they are or reads the law is not talked to. */
export function isPopupPlace(path: string): boolean {
  return path === '/' || path === '/my' || path === '/welfare' || path.startsWith('/s-game/')
}
