/** Takes the room of what is on its way, and says so to whoever does not see it. */
export function Waiting() {
  return (
    <p className="listWaits" role="status">
      <span>Loading…</span>
    </p>
  )
}
