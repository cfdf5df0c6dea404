// A ticket that was used before opens nothing: the app around this page launches the game anew. It is told no more than
// that, so whoever it is may hear it.
if (parent !== window) parent.postMessage({ game: 'over' }, '*')
