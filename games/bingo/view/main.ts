import { openGame } from '../../view/openGame.ts'
import { rooms } from '../data/index.ts'
import { openLine } from './line.ts'
import { RoomPage } from './room.ts'
import { sayInRoom } from './sayInRoom.ts'

openGame({
  titles: rooms,
  say: sayInRoom,
  open: ({ title: room, onTrouble, ...tools }) =>
    new RoomPage({ ...tools, room, line: openLine(tools.page.opening.session, onTrouble) }).open(),
})
