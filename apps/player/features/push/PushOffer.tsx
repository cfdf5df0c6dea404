import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { useState } from 'react'
import { storage } from '../../shared/device/storage.ts'
import { useTexts } from '../../shared/texts.ts'
import { mayOffer } from './pushState.rules.ts'
import { pushTexts } from './push.texts.ts'
import { usePush } from './usePush.ts'
import './push.css'

const declined = 'pushDeclined'

/** Offers notifications where nobody has decided about them yet. Whoever declines is not offered them again on this device. */
export function PushOffer() {
  const t = useTexts(pushTexts)
  const { state, device, isBusy, turn } = usePush()
  const [isDeclined, setDeclined] = useState(() => storage().get<boolean>(declined) ?? false)
  if (state !== 'off' || !device || !mayOffer(device, isDeclined)) return null
  function decline() {
    storage().set(declined, true)
    setDeclined(true)
  }
  return (
    <section className="pushOffer" aria-labelledby="pushOffer">
      <Card padded>
        <h2 className="h3" id="pushOffer">
          {t.offerTitle}
        </h2>
        <p>{t.offerLine}</p>
        <div className="pushOfferActions">
          <Button look="soft" size="small" loading={isBusy} onClick={() => void turn(true)}>
            {t.turnOn}
          </Button>
          <Button look="ghost" size="small" onClick={decline}>
            {t.noThanks}
          </Button>
        </div>
      </Card>
    </section>
  )
}
