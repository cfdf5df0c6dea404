import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { EmptyState } from '@saya/ui/emptyState'
import { askQuestion } from '@saya/ui/question'
import { Skeleton } from '@saya/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { BackLink } from '../../../shared/BackLink.tsx'
import { PageBar } from '../../../shared/head/PageBar.tsx'
import { callServer } from '../../../shared/answer/client.ts'
import { PicturedState } from '../../../shared/picture/PicturedState.tsx'
import { say } from '../../../shared/say.ts'
import { readToken } from '../../../shared/session/session.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import { DeviceRow } from './DeviceRow.tsx'
import { devicesTexts } from './devices.texts.ts'
import { NumberAsked } from './NumberAsked.tsx'
import { type OpenSession, useDevices } from './useDevices.ts'
import './devices.css'

/** Where the member is signed in, and a way to end it anywhere. */
export function Page() {
  const t = useTexts(devicesTexts)
  const asked = useDevices()
  const devices = asked.answer?.d
  const isFailed = asked.error !== undefined
  const [ending, setEnding] = useState<string>()

  const main = useRef<HTMLElement>(null)
  const hasEnded = useRef(false)
  // The button that was pressed is gone with its row, and with it the place of the keyboard and the reader.
  useEffect(() => {
    if (hasEnded.current && document.activeElement === document.body) main.current?.focus()
  }, [devices])

  async function end(name: string, act: () => Promise<unknown>, done: string) {
    if (ending) return
    setEnding(name)
    try {
      await act()
      hasEnded.current = true
      void say(done, 'ok')
    } catch {
      // Whoever was signed out here meanwhile was told so.
      if (readToken()) void say(t.failed, 'bad')
    }
    await asked.refresh().catch(() => {})
    setEnding(undefined)
  }

  const endOne = ({ id }: OpenSession) =>
    end(id, () => callServer('POST /member/session/delete', { body: { id } }), t.loggedOut)

  async function endOthers() {
    const words = { title: t.question, text: t.questionText, no: t.cancel, yes: t.logOut }
    if (!(await askQuestion(words))) return
    await end('others', () => callServer('POST /member/session/delete/others'), t.loggedOutOthers)
  }

  const here = devices?.find(device => device.is_current)
  const others = devices?.filter(device => !device.is_current)
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="devicesPage" ref={main} tabIndex={-1}>
        <p className="devicesLine">{t.line}</p>
        <NumberAsked />
        {!devices && !isFailed && <Waiting label={t.loading} />}
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
        {here && (
          <section aria-labelledby="deviceHere">
            <h2 id="deviceHere">{t.here}</h2>
            <Card>
              <DeviceRow device={here} />
            </Card>
          </section>
        )}
        {others?.length === 0 && <EmptyState title={t.nowhere} line={t.nowhereLine} />}
        {others && others.length > 0 && (
          <section aria-labelledby="devicesElsewhere">
            <h2 id="devicesElsewhere">{t.elsewhere}</h2>
            <Card>
              {others.map(device => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isEnding={ending === device.id}
                  onEnd={() => void endOne(device)}
                />
              ))}
            </Card>
            <Button look="outline" full loading={ending === 'others'} onClick={() => void endOthers()}>
              {t.logOutOthers}
            </Button>
          </section>
        )}
      </main>
    </>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" className="devicesWait">
      <span className="unseen">{label}</span>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}
