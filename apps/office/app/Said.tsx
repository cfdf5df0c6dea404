import { useSaid } from '../shared/act/say.ts'

/** The sentence in the corner, read out by those who do not see it. */
export function Said() {
  const said = useSaid()
  return (
    <div className="said" role="status">
      {said && (
        <p key={said.id} data-tone={said.tone}>
          {said.text}
        </p>
      )}
    </div>
  )
}
