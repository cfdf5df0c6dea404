import { openPage } from '../../view/openPage.ts'
import { openSound } from '../../view/sound.ts'
import { rooms } from '../data/index.ts'
import { openLine } from './line.ts'
import { RoomPage } from './room.ts'
import { sayInRoom } from './sayInRoom.ts'

/** The page of a room, where the real clock and real chance come in. */
const page = openPage(count => crypto.getRandomValues(new Uint8Array(count)))
if (page) {
  const room = rooms.get(page.opening.game)
  if (!room) throw new Error(`There is no room ${page.opening.game} in this page.`)
  const line = openLine(page.opening.session, page.cutOff(sayInRoom(page.language)('reconnecting')))
  void new RoomPage({ page, room, line, sound: openSound(), nowMs: () => performance.now() }).open()
}
