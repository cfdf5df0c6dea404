import './waitingSun.css'

/** What moves while there is nothing to do but wait. What is waited for is said beside it. */
export function WaitingSun() {
  return <span className="waitingSun" aria-hidden="true" />
}
