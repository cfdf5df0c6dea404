import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { Switch } from '@saya/ui/choice'
import { EmptyState } from '@saya/ui/emptyState'
import { shieldCheckFill } from '@saya/ui/icon/drawings/shieldCheckFill'
import { ListRow } from '@saya/ui/listRow'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { BackLink } from '../../../shared/BackLink.tsx'
import { PageBar } from '../../../shared/head/PageBar.tsx'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { PicturedState } from '../../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { canUsePasskeys } from './browserPasskeys.ts'
import { passkeyTexts } from './passkey.texts.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { usePasskeyActs } from './usePasskeyActs.ts'
import { usePasskeys } from './usePasskeys.ts'
import './passkeys.css'

/** By which devices the member logs in without a code, what that is worth, and whether nothing else lets them in. */
export function Page() {
  const t = useTexts(passkeyTexts)
  const asked = usePasskeys()
  const isFailed = asked.error !== undefined
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="passkeysPage">
        <p className="passkeysLine">{t.line}</p>
        <Note drawing={shieldCheckFill}>{t.safer}</Note>
        {!asked.answer && !isFailed && (
          <div role="status" className="passkeysWait">
            <span className="unseen">{t.loading}</span>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </div>
        )}
        {isFailed && (
          <div role="alert">
            <PicturedState
              of="error"
              title={sentenceOf(asked.error, t.notLoaded)}
              action={
                <Button look="soft" size="medium" onClick={asked.again}>
                  {t.again}
                </Button>
              }
            />
          </div>
        )}
        {asked.answer && <OwnPasskeys asked={asked} />}
      </main>
    </>
  )
}

function OwnPasskeys({ asked }: { asked: ReturnType<typeof usePasskeys> }) {
  const t = useTexts(passkeyTexts)
  const { acting, add, change, setOnly } = usePasskeyActs(asked)
  const { d: passkeys = [], asks_passkey: asks = false } = asked.answer ?? {}
  return (
    <>
      {passkeys.length === 0 ? (
        <EmptyState title={t.none} line={t.noneLine} />
      ) : (
        <section aria-labelledby="ownPasskeys">
          <h2 id="ownPasskeys">{t.own}</h2>
          <Card>
            {passkeys.map(passkey => (
              <PasskeyRow key={passkey.id} passkey={passkey} onPress={() => change(passkey)} />
            ))}
          </Card>
        </section>
      )}
      {canUsePasskeys() ? (
        <Button full loading={acting === 'add'} onClick={add}>
          {t.add}
        </Button>
      ) : (
        <Note>{t.notHere}</Note>
      )}
      {passkeys.length > 0 && (
        <section aria-label={t.only}>
          <Card>
            <ListRow
              title={t.only}
              note={t.onlyNote}
              control={
                <Switch
                  checked={acting === 'only' ? !asks : asks}
                  onChange={event => setOnly(event.currentTarget.checked)}
                />
              }
            />
          </Card>
          <p className="passkeysLine">{t.onlyLost}</p>
        </section>
      )}
    </>
  )
}
