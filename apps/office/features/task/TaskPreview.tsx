import { groupDigits } from '@saya/money'
import { Badge, type Tone } from '../../shared/Badge.tsx'
import type { AnswerOf } from '../../shared/client.ts'

type Preview = AnswerOf<'POST /office/api/task/preview'>

/** How a task stands with a member, in a word. */
export const stateTitles: Readonly<Record<number, readonly [title: string, tone: Tone]>> = {
  0: ['To do', 'mute'],
  1: ['Collected', 'ok'],
  2: ['To collect', 'wait'],
  3: ['Begun', 'mute'],
  4: ['Not done', 'bad'],
}

/** What a change would be for one member. */
export function TaskPreview({ preview: { before, after } }: { readonly preview: Preview }) {
  return (
    <dl className="taskPreview">
      <Standing title="Now" standing={before} />
      <Standing title="After the change" standing={after} />
    </dl>
  )
}

function Standing({ title, standing: { state, progress, bonus } }: { title: string; standing: Preview['before'] }) {
  const known = state === null ? undefined : stateTitles[state]
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {known ? (
          <>
            <Badge tone={known[1]}>{known[0]}</Badge> {progress}, +{groupDigits(String(bonus))}
          </>
        ) : (
          'Not shown to this member'
        )}
      </dd>
    </div>
  )
}
