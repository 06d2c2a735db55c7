/** Lets somebody know of a turn where a page alone may not, as in browsers of phones. It serves no page, fetches nothing and keeps nothing. */

async function open(address) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === address);
  await (shown ? shown.focus() : clients.openWindow(address));
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
