// Every page has the header and the footer, so they're in the main script instead of in four small ones.
import '@theme/Layout';
