import { mutation } from '../../../generated/graphql/mutations.ts'
import { send } from '../requests/graphql-transport.ts'
import { refreshTokenDocument } from './session.documents.ts'
import { keepTokens, refreshTokenKey, type TabMessage } from './token-keeper.ts'

const channel = new BroadcastChannel('session')

/** This tab's session, connected to the server and to the other tabs. */
export const sessionTokens = keepTokens({
  storage: localStorage,
  exchange: async (refreshToken) => (await send(refreshTokenDocument, { refreshToken })).refreshToken,
  revoke: (refreshToken) => send(mutation('logout'), { refreshToken }),
  // Absent when the page is served neither over https nor from localhost.
  exclusively: (run) => ('locks' in navigator ? navigator.locks.request('session', run) : run()),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  tellOtherTabs: (message) => channel.postMessage(message),
})

channel.addEventListener('message', ({ data }) => sessionTokens.heardFromOtherTab(data as TabMessage))
addEventListener('storage', ({ key, newValue }) => {
  if ((key === refreshTokenKey || key === null) && newValue === null) sessionTokens.storageEmptied()
})
