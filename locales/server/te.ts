// The texts of the server in Telugu.
import calls from '../te/calls.json' with { type: 'json' };
import conditions from '../te/conditions.json' with { type: 'json' };
import copy from '../te/copy.json' with { type: 'json' };
import documents from '../te/documents.json' with { type: 'json' };
import faq from '../te/faq.json' with { type: 'json' };
import notifications from '../te/notifications.json' with { type: 'json' };
import pages from '../te/pages.json' with { type: 'json' };
import phrases from '../te/phrases.json' with { type: 'json' };
import places from '../te/places.json' with { type: 'json' };
import problems from '../te/problems.json' with { type: 'json' };
import reference from '../te/reference.json' with { type: 'json' };
import shell from '../te/shell.json' with { type: 'json' };
import sms from '../te/sms.json' with { type: 'json' };
import wageSheet from '../te/wage-sheet.json' with { type: 'json' };
import wages from '../te/wages.json' with { type: 'json' };

export const te = {
  calls,
  conditions,
  copy,
  documents,
  faq,
  notifications,
  pages,
  phrases,
  places,
  problems,
  reference,
  shell,
  sms,
  wageSheet,
  wages,
};
