/** Says, above a page that is readable but not interactive, that a part of it is missing, and offers to try again. */
export const showReloadBanner = (error: unknown): void => {
  if (document.querySelector(`.${className}`)) return;
  const banner = document.createElement('div');
  banner.className = className;
  banner.setAttribute('role', 'alert');
  banner.append(text(error), retryButton());
  document.body.prepend(banner);
};

const className = 'page-load-banner';

const text = (error: unknown): HTMLElement => {
  const message = document.createElement('p');
  const reason = error instanceof Error ? error.message : String(error);
  message.textContent = `A part of this page could not be loaded. You can read it; menus and search do not work. (${reason})`;
  return message;
};

const retryButton = (): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = 'Retry';
  button.addEventListener('click', () => window.location.reload());
  return button;
};
