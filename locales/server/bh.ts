// The texts of the server in Bhojpuri.
import calls from '../bh/calls.json' with { type: 'json' };
import conditions from '../bh/conditions.json' with { type: 'json' };
import copy from '../bh/copy.json' with { type: 'json' };
import documents from '../bh/documents.json' with { type: 'json' };
import faq from '../bh/faq.json' with { type: 'json' };
import notifications from '../bh/notifications.json' with { type: 'json' };
import pages from '../bh/pages.json' with { type: 'json' };
import phrases from '../bh/phrases.json' with { type: 'json' };
import places from '../bh/places.json' with { type: 'json' };
import problems from '../bh/problems.json' with { type: 'json' };
import reference from '../bh/reference.json' with { type: 'json' };
import shell from '../bh/shell.json' with { type: 'json' };
import sms from '../bh/sms.json' with { type: 'json' };
import wageSheet from '../bh/wage-sheet.json' with { type: 'json' };
import wages from '../bh/wages.json' with { type: 'json' };

export const bh = {
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
