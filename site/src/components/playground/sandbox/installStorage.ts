import {ensureStorage} from '../../player/ensureStorage.ts';

// Before the player, which reads the volume from the storage that a sandbox doesn't have.
ensureStorage();
