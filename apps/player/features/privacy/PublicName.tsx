import { Card } from '@saya/ui/card'
import { Switch } from '@saya/ui/choice'
import { eyeSlash } from '@saya/ui/icon/drawings/eyeSlash'
import { ListRow } from '@saya/ui/listRow'
import { Skeleton } from '@saya/ui/skeleton'
import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useProfile } from '../../shared/answer/useProfile.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { privacyTexts } from './privacy.texts.ts'

/** Whether others see the member's name on lists that everybody may look at, and what they see there. */
export function PublicName() {
  const t = useTexts(privacyTexts)
  const { answer, change } = useProfile()
  /** What was pressed last, until it is known or has failed. */
  const [wanted, setWanted] = useState<boolean>()
  if (!answer) return <Skeleton shape="row" />

  async function set(isHidden: boolean) {
    setWanted(isHidden)
    try {
      const set = await callServer('POST /member/public_name/set', { body: { is_hidden: isHidden } })
      change({ hides_name: set.is_hidden, public_name: set.public_name })
    } catch (failure) {
      void say(sentenceOf(failure, t.offersFailed), 'bad')
    } finally {
      setWanted(undefined)
    }
  }

  return (
    <section aria-label={t.publicName}>
      <Card>
        <ListRow
          drawing={eyeSlash}
          title={t.hideName}
          note={t.seenAs(answer.public_name)}
          control={
            <Switch checked={wanted ?? answer.hides_name} onChange={event => void set(event.currentTarget.checked)} />
          }
        />
      </Card>
    </section>
  )
}
